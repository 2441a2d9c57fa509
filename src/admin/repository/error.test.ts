import { expect, test } from 'vitest';
import { errorOf, MissingObject, type Purpose } from './error.ts';

const VIOLATION = 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n';

test.each<[status: number, message: string, purpose: Purpose, failure: string]>([
  [422, 'Update is not a fast forward', 'commit', 'overtaken'],
  [422, VIOLATION, 'commit', 'protected'],
  [422, 'Protected branch update failed for refs/heads/main', 'commit', 'protected'],
  [422, 'At least 1 approving review is required by reviewers with write access.', 'commit', 'protected'],
  [422, '2 of 2 required status checks are expected.', 'commit', 'protected'],
  [422, 'Reference does not exist', 'commit', 'no-branch'],
  [422, 'Reference update failed', 'commit', 'refused'],
  [422, 'tree.sha 0123 is not a valid blob', 'part', 'refused'],
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
  expect(errorOf(422, { message: VIOLATION }, 'commit').answer).toBeUndefined();
});

test('only a part of a commit can miss what was uploaded', () => {
  expect(errorOf(422, { message: 'GitRPC::BadObjectState' }, 'part')).toBeInstanceOf(MissingObject);
  expect(errorOf(422, { message: 'Reference update failed' }, 'commit')).not.toBeInstanceOf(MissingObject);
});
