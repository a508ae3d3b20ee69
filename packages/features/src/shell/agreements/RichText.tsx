import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { createElement, useMemo, type ReactNode } from 'react';
import { readRichText, type RichNode } from './rich-text.ts';

/** An agreement as the page's own elements. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return <Stack space="s">{nodes.map(drawn)}</Stack>;
}

function drawn(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'h2' || node.tag === 'h3') {
    return (
      <Heading key={index} level={node.tag === 'h2' ? 3 : 4}>
        {node.children.map(drawn)}
      </Heading>
    );
  }
  if (node.tag === 'br') return createElement('br', { key: index });
  return createElement(node.tag, { key: index }, node.children.map(drawn));
}
