import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { addressOf, type Pages } from './pages.ts';

/**
 * Renders a sentence of a guide: text between backticks is code, and the name of another part links to its
 * page.
 */
export function Marked({ text, pages, self }: { text: string; pages: Pages; self?: string }): ReactNode {
  return text.split(/(`[^`]*`|\b[A-Z][a-z]+(?:[A-Z][a-z]+)*\b)/).map((piece, index) => {
    const key = `${index} ${piece}`;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    const page = piece === self ? undefined : pages.get(piece);
    if (!page) return <Fragment key={key}>{piece}</Fragment>;
    return (
      <AnchorMdx key={key} href={addressOf(page.id)} target="_self">
        {piece}
      </AnchorMdx>
    );
  });
}
