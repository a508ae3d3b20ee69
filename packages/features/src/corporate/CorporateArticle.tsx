import { Box } from '@havan/ui/Box';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { SideNav } from '@havan/ui/SideNav';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import type { CorporatePage } from './corporate-page.ts';
import * as css from './corporate.css.ts';

interface CorporateArticleProps<Slug extends string> {
  /** Name of the list of sister pages, the pages in its order, and where each of them stands. */
  readonly navLabel: string;
  readonly pages: readonly { readonly slug: Slug; readonly label: string }[];
  readonly hrefOf: (slug: Slug) => string;
  readonly texts: Readonly<Record<Slug, CorporatePage>>;
  /** Tools of a page, by slug; they are placed before the text. */
  readonly tools?: Readonly<Partial<Record<Slug, ReactNode>>>;
  /** Additions to the text of a page, by slug. */
  readonly additions?: Readonly<Partial<Record<Slug, ReactNode>>>;
}

/** Renders the text page that the address names, beside the list of the other pages. */
export function CorporateArticle<Slug extends string>(props: CorporateArticleProps<Slug>) {
  const { navLabel, pages, hrefOf, texts, tools, additions } = props;
  const address = useParams();
  const entry = pages.find(({ slug }) => slug === address['slug']);
  if (!entry) return <NotFoundScreen />;
  const { slug, label: title } = entry;
  const page = texts[slug];
  const nav = pages.map((each) => ({
    id: each.slug,
    label: each.label,
    href: hrefOf(each.slug),
    current: each === entry,
  }));
  return (
    <Page key={slug}>
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
            {tools?.[slug]}
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
            {additions?.[slug]}
          </Stack>
        </Box>
      </Split>
    </Page>
  );
}
