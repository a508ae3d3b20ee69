import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { addressOf, type Pages } from './pages.ts';

/** Renders a text of a guide: backticks become code, and names of other components link to their pages. */
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
