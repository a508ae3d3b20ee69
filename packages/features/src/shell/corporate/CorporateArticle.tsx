import { Box } from '@havan/ui/Box';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { SideNav } from '@havan/ui/SideNav';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import type { CorporatePage } from './corporate-page.ts';
import * as css from './corporate.css.ts';

interface CorporateArticleProps {
  readonly title: string;
  readonly page: CorporatePage;
  /** Name of the list of sister pages, and the pages themselves. */
  readonly navLabel: string;
  readonly nav: readonly { id: string; label: string; href: string; current: boolean }[];
  /** What people come to this page for; it stands before the text. */
  readonly tool?: ReactNode;
  /** What this page adds to its text. */
  readonly children?: ReactNode;
}

/** A text page with its sisters at its side. */
export function CorporateArticle({ title, page, navLabel, nav, tool, children }: CorporateArticleProps) {
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Split side="start" asideWidth="narrow" aside={<SideNav label={navLabel} items={nav} />}>
        <Box as="article" width="prose">
          <Stack space="l">
            <Stack space="s">
              <Heading level={1}>{title}</Heading>
              <Text size="large" tone="soft">
                {page.lead}
              </Text>
            </Stack>
            {tool}
            {page.sections.map(({ title: heading, paragraphs = [], items = [] }) => (
              <Stack key={heading} as="section" space="s">
                <Heading level={2} size="panel">
                  {heading}
                </Heading>
                {paragraphs.map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
                {items.length > 0 ? (
                  <ul className={css.list}>
                    {items.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                ) : null}
              </Stack>
            ))}
            {children}
          </Stack>
        </Box>
      </Split>
    </Page>
  );
}
