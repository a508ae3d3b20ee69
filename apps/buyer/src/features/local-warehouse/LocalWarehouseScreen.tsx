import { localWarehousesQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { SellerScore } from '../../shared/product/SellerMarks.tsx';
import { StoreDelivery } from '../../shared/delivery/StoreDelivery.tsx';
import { paths } from '../../paths.ts';
import * as css from './LocalWarehouse.css.ts';
import { localWarehouseTexts as texts } from './local-warehouse-texts.ts';

/** Renders `/localwarehouse` and `/yereldepo`; the 404 page while the flag is off (specification §2.1). */
export function LocalWarehouseScreen() {
  const { flags } = useAppProfile();
  return flags.isOn('newLocalWarehouse') ? <Warehouses /> : <NotFoundScreen />;
}

function Warehouses() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(localWarehousesQuery(api));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading size="page" label={texts.loading} />;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="l">
        <SectionHeader
          level={1}
          title={texts.title}
          remark={texts.lead}
          actions={
            data.category ? (
              <ButtonLink href={paths.category(data.category.categoryId)} variant="outline" size="small">
                {texts.allOffers}
              </ButtonLink>
            ) : null
          }
        />
        {data.warehouses.length === 0 ? (
          <EmptyState kind="notFound" title={texts.none} subtitle={texts.noneHint} />
        ) : (
          <Stack as="ul" space="s" lines>
            {data.warehouses.map(({ sellerId, sellerUsername, cityName, scoreTenths, ...terms }) => (
              <li key={sellerId}>
                <Inline justify="between" space="m">
                  <Stack space="none">
                    <Inline space="xs">
                      <Text weight="strong">{sellerUsername}</Text>
                      <SellerScore seller={{ scoreTenths }} />
                    </Inline>
                    <Text size="small" tone="soft">
                      {cityName}
                    </Text>
                    <Text size="small">{texts.terms(terms)}</Text>
                    <div className={css.delivery}>
                      <StoreDelivery sellerId={sellerId} />
                    </div>
                  </Stack>
                  <ButtonLink
                    href={paths.seller(sellerId)}
                    variant="outline"
                    size="small"
                    aria-label={`${sellerUsername}, ${texts.offers}`}
                  >
                    {texts.offers}
                  </ButtonLink>
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
