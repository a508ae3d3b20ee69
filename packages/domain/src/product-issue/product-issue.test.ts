import { expect, it } from 'vitest';
import { issueCategories, issueCategoryLabels, needsNote } from './product-issue.ts';

it('has a label for every category, and requires a note only where the label is not specific', () => {
  expect(issueCategories.map((category) => issueCategoryLabels[category])).not.toContain(undefined);
  expect(issueCategories.filter(needsNote)).toEqual(['other']);
});
