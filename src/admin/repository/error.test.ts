import { expect, test } from 'vitest';
import { errorOf, MissingObject, type Purpose } from './error.ts';

const VIOLATION = 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n';

const ARCHIVED = 'Repository was archived so is read-only.';

test.each<[status: number, message: string, purpose: Purpose, failure: string]>([
  [422, 'Update is not a fast forward', 'commit', 'overtaken'],
  [422, VIOLATION, 'commit', 'protected'],
  [422, 'Protected branch update failed for refs/heads/main', 'commit', 'protected'],
  [422, 'At least 1 approving review is required by reviewers with write access.', 'commit', 'protected'],
  [422, '2 of 2 required status checks are expected.', 'commit', 'protected'],
  [422, 'Reference does not exist', 'commit', 'no-branch'],
  [422, 'Reference update failed', 'commit', 'refused'],
  [422, 'tree.sha 0123 is not a valid blob', 'part', 'refused'],
  [403, ARCHIVED, 'part', 'refused'],
  [403, ARCHIVED, 'commit', 'refused'],
  [403, 'Repository access blocked', 'read', 'refused'],
  [403, 'Resource not accessible by personal access token', 'part', 'read-only'],
  [404, 'Branch not found', 'read', 'no-branch'],
  [404, 'Not Found', 'read', 'gone'],
  [504, '', 'commit', 'broken-save'],
  [504, '', 'part', 'down'],
])('%d %j to a %s is %s', (status, message, purpose, failure) => {
  expect(errorOf(status, { message }, purpose)).toMatchObject({ failure });
});

test('what no sentence of ours explains comes with what the host said', () => {
  const message = 'Reference update failed';
  expect(errorOf(422, { message }, 'commit')).toMatchObject({ answer: message });
  expect(errorOf(403, { message: ARCHIVED }, 'part')).toMatchObject({ answer: ARCHIVED });
  expect(errorOf(422, { message: VIOLATION }, 'commit').answer).toBeUndefined();
});

test('only a part of a commit can miss what was uploaded', () => {
  expect(errorOf(422, { message: 'GitRPC::BadObjectState' }, 'part')).toBeInstanceOf(MissingObject);
  expect(errorOf(422, { message: 'Reference update failed' }, 'commit')).not.toBeInstanceOf(MissingObject);
});
