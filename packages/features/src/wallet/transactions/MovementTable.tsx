import { fetchFile } from '@havan/api-client/files';
import { walletMovementsQuery } from '@havan/api-client/queries/money/wallet';
import { exportWalletMovements } from '@havan/contract/money/wallet';
import { type WalletMovementKind, walletMovementKinds, walletMovementLabels } from '@havan/domain/wallet';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '@havan/app-shell/files/ExportMenu';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { DayRange } from './DayRange.tsx';
import { movementColumns } from './movement-columns.tsx';
import { walletTexts } from '../wallet-texts.ts';
import * as css from '../WalletScreen.css.ts';

interface MovementFilter {
  readonly kind: WalletMovementKind | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly cursor: string | null;
}

/** Renders the movements of the wallet with the balance after each, newest first. */
export function MovementTable() {
  const { api, paths } = useAppProfile();
  const [filter, setFilter] = useState<MovementFilter>({ kind: null, from: null, to: null, cursor: null });
  const change = (next: Partial<MovementFilter>) => setFilter({ ...filter, cursor: null, ...next });
  const { kind, from, to, cursor } = filter;
  const narrowing = { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
  const { data, error, refetch } = useQuery(
    walletMovementsQuery(api, { ...narrowing, pageSize: '25', ...(cursor && { cursor }) }),
  );
  const mayExport = useMay(exportWalletMovements);
  return (
    <Stack space="m">
      <Inline space="s" align="end" justify="between">
        <div className={css.filters}>
          <div className={css.wide}>
            <Select
              label={walletTexts.kind}
              placeholder={walletTexts.everyKind}
              options={walletMovementKinds.map((value) => ({ value, label: walletMovementLabels[value] }))}
              value={kind ?? ''}
              onChange={(value) =>
                change({ kind: walletMovementKinds.find((known) => known === value) ?? null })
              }
            />
          </div>
          <DayRange from={from} to={to} onChange={change} />
        </div>
        {mayExport && data?.items.length !== 0 ? (
          <ExportMenu
            name={walletTexts.movementsFile}
            load={(format) => fetchFile(api, exportWalletMovements, { ...narrowing, format })}
          />
        ) : null}
      </Inline>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={5} label={walletTexts.loading} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyState kind="other" title={walletTexts.empty.title} subtitle={walletTexts.empty.text} />
      ) : null}
      {data && data.items.length > 0 ? (
        <>
          <Table
            caption={walletTexts.movements}
            rows={data.items}
            rowKey={({ entryId }) => String(entryId)}
            columns={movementColumns(paths.order)}
          />
          <Inline justify="end">
            {cursor === null ? null : (
              <Button size="small" variant="outline" onClick={() => change({})}>
                {walletTexts.first}
              </Button>
            )}
            {data.nextCursor === null ? null : (
              <Button size="small" variant="outline" onClick={() => change({ cursor: data.nextCursor })}>
                {walletTexts.next}
              </Button>
            )}
          </Inline>
        </>
      ) : null}
    </Stack>
  );
}
