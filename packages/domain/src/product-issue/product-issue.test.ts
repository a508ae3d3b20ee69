import { expect, it } from 'vitest';
import { issueCategories, issueCategoryLabels, needsNote } from './product-issue.ts';

it('names every category, and asks for words only where the category says nothing', () => {
  expect(issueCategories.map((category) => issueCategoryLabels[category])).not.toContain(undefined);
  expect(issueCategories.filter(needsNote)).toEqual(['other']);
});
