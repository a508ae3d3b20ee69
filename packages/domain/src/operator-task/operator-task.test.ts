import { expect, test } from 'vitest';
import { operatorTaskIds, tasksOf } from './operator-task.ts';

test.each([
  [['admin'], [...operatorTaskIds]],
  [['finance'], ['lateOrders', 'preparedPayouts', 'unmatchedTransfers', 'transferReturns']],
  [['support'], ['lateOrders']],
  [['catalogue'], []],
  [[], []],
] as const)('%j have the tasks %j', (roles, tasks) => {
  expect(tasksOf(roles)).toEqual(tasks);
});
