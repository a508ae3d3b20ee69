import type { Names } from '../names.ts';

/** Returns the screen: loading, failure, empty, rows and the next page. */
export const screenOf = ({ kebab, camel, pascal }: Names, module: string): string =>
  `import { ${camel}Query } from '@havan/api-client/queries/${module}/${kebab}';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ${camel}Texts as texts } from './${kebab}-texts.ts';
import { ${pascal}List } from './${pascal}List.tsx';

/** \`/myprofile/${kebab}\`: what the company owns, newest first. */
export function ${pascal}Screen() {
  const { api } = useAppProfile();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    ${camel}Query(api),
  );
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading size="page" label={texts.loading} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <Page>
      <title>{\`\${texts.title} | Havan\`}</title>
      <Stack space="l">
        <SectionHeader level={1} title={texts.title} />
        {items.length === 0 ? (
          <EmptyState kind="notFound" title={texts.none} />
        ) : (
          <${pascal}List items={items} />
        )}
        <LoadMore
          shown={items.length}
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          onLoadMore={() => void fetchNextPage()}
        />
      </Stack>
    </Page>
  );
}
`;

/** Returns the rows, without knowing where they come from: what the story shows. */
export const listOf = ({ kebab, pascal }: Names, module: string): string =>
  `import type { ${pascal}Item } from '@havan/contract/${module}/${kebab}';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';

/** Returns the rows of the list, newest first. */
export function ${pascal}List({ items }: { items: readonly ${pascal}Item[] }) {
  return (
    <Stack as="ul" space="s" lines>
      {items.map(({ itemId, title }) => (
        <li key={itemId}>
          <Text weight="strong">{title}</Text>
        </li>
      ))}
    </Stack>
  );
}
`;

/** Returns the stories of the list, which the tests of the UI kit draw and check with axe. */
export const storyOf = ({ pascal }: Names): string =>
  `import { ${pascal}List } from './${pascal}List.tsx';

const meta = { title: 'Verticals/${pascal}', component: ${pascal}List };

export default meta;

const createdAt = '2026-11-23T08:00:00.000Z';

export const Rows = {
  args: {
    items: [
      { itemId: 2, title: 'İkinci kayıt', createdAt },
      { itemId: 1, title: 'İlk kayıt', createdAt },
    ],
  },
};

export const OneRow = { args: { items: [{ itemId: 1, title: 'İlk kayıt', createdAt }] } };
`;

/** Returns the five states of the screen: loading, empty, failure, forbidden, success. */
export const screenTestOf = ({ kebab, pascal }: Names): string =>
  `import { testScreens } from '@havan/app-shell/testing/test-screens';
import { app } from '../../app.ts';

testScreens(app, [
  {
    path: '/myprofile/${kebab}',
    call: 'get${pascal}',
    refusedAs: 'page',
    success: 'title',
    empty: 'Burada henüz kayıt yok',
  },
]);
`;

/** Its Turkish sentences; a person replaces the title. */
export const textsOf = ({ camel, kebab }: Names): string => `export const ${camel}Texts = {
  title: '${kebab}',
  loading: 'Yükleniyor',
  none: 'Burada henüz kayıt yok',
};
`;
