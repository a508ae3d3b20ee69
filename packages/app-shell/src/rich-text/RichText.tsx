import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { readRichText, type RichNode } from './rich-text.ts';

/** Renders an agreement as elements of the page. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return <Stack space="s">{inOrder(nodes)}</Stack>;
}

/** Nodes never change their order, so they are passed as children and need no keys. */
const inOrder = (nodes: readonly RichNode[]): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => drawn(node)));

function drawn(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'h2' || node.tag === 'h3') {
    return <Heading level={node.tag === 'h2' ? 3 : 4}>{inOrder(node.children)}</Heading>;
  }
  if (node.tag === 'br') return createElement('br');
  return createElement(node.tag, null, inOrder(node.children));
}
