import { expect, test } from './fixtures/admin.ts';
import { STUDIO } from './fixtures/desk-content.ts';

test('hours are changed: the file differs in that line alone', async ({ desk }) => {
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  await desk.saveAll();
  expect(await desk.changes()).toEqual({ [STUDIO]: ['-  opens: "09:30"', '+  opens: "10:15"'] });
  expect(await desk.problems()).toEqual([]);
});
