import { duplicatesQuery } from '@havan/api-client/queries/backoffice/catalogue/duplicates';
import type { DuplicateProduct } from '@havan/contract/backoffice/catalogue/duplicates';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import { MergeDialog } from './MergeDialog.tsx';

interface Chosen {
  readonly source: DuplicateProduct;
  readonly target: DuplicateProduct;
}

/** Renders groups of products that may be duplicates, and their merge. */
export function DuplicatesScreen() {
  const { data, error, refetch, isPending } = useQuery(duplicatesQuery(api));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <Stack space="l">
      <Stack space="xs">
        <Heading level={1}>Yinelenen ürünler</Heading>
        <Text tone="soft">
          Aynı barkodun başka uzunluktaki yazımı ya da aynı marka, ad ve ölçü. Birleştirince ilanlar,
          siparişler, favoriler, alarmlar ve fiyat geçmişi kalan ürüne geçer.
        </Text>
      </Stack>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data?.groups.length === 0 ? (
        <EmptyState kind="other" size="panel" title="Yinelenen ürün bulunmadı" />
      ) : null}
      {data?.groups.map((group) => (
        <DuplicateGroup
          key={`${group.cause}:${group.products.map(({ productId }) => productId).join('-')}`}
          group={group}
          onMerge={(source, target) => setChosen({ source, target })}
        />
      ))}
      {chosen ? (
        <MergeDialog source={chosen.source} target={chosen.target} onClose={() => setChosen(null)} />
      ) : null}
    </Stack>
  );
}
