import { saveBonusTiersMutation } from '@havan/api-client/queries/backoffice/money/bonus-tiers';
import type { BonusOverview } from '@havan/contract/backoffice/money/bonus-tiers';
import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface TypedTier {
  readonly key: number;
  readonly from: number | null;
  /** Percent. */
  readonly rate: number | null;
}

const title = 'Basamakları değiştir';
const mostTiers = 10;

/** Renders the form of the tiers from the first month that may still change; the running month keeps its own. */
export function BonusTiersDialog({
  of,
  onClose,
}: {
  readonly of: BonusOverview;
  readonly onClose: () => void;
}) {
  const toast = useToast();
  const save = useMutation(saveBonusTiersMutation(api));
  const set = of.coming.find(({ validFrom }) => validFrom === of.firstChange) ?? of.current;
  const [rows, setRows] = useState<readonly TypedTier[]>(() =>
    (set?.tiers ?? []).map(({ from, basisPoints }, key) => ({ key, from, rate: basisPoints / 100 })),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (key: number, part: Partial<TypedTier>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const submit = () => {
    const tiers = rows.flatMap(({ from, rate }) =>
      from === null || rate === null ? [] : [{ from, basisPoints: Math.round(rate * 100) }],
    );
    setIncomplete(tiers.length < rows.length || tiers.length === 0);
    if (tiers.length < rows.length || tiers.length === 0) return false;
    save.mutate(
      { validFrom: of.firstChange, tiers },
      {
        onSuccess: () => {
          toast({ title: 'Basamaklar kaydedildi.', tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const day = parseIsoDay(of.firstChange);
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text tone="soft">{`${day ? formatDay(day) : ''} gününden başlayarak geçerli olur; bu ayın primi değişmez.`}</Text>
          {isIncomplete ? <Alert kind="error">Her basamağın cirosunu ve oranını yazın.</Alert> : null}
          {save.error ? <Failure error={save.error} /> : null}
          {rows.map(({ key, from, rate }, index) => (
            <Stack key={key} space="xs">
              <Grid columns={2} space="m">
                <MoneyField
                  label={`${index + 1}. basamak, ciro`}
                  required
                  value={from}
                  onChange={(value) => change(key, { from: value })}
                />
                <NumberField
                  label="Oran (%)"
                  required
                  decimals={2}
                  value={rate}
                  onChange={(value) => change(key, { rate: value })}
                />
              </Grid>
              {rows.length > 1 ? (
                <Inline justify="end">
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => setRows(rows.filter((row) => row.key !== key))}
                  >
                    {`${index + 1}. basamağı sil`}
                  </Button>
                </Inline>
              ) : null}
            </Stack>
          ))}
          <Inline justify="between">
            <Button
              variant="outline"
              disabled={rows.length >= mostTiers}
              onClick={() =>
                setRows([
                  ...rows,
                  { key: Math.max(0, ...rows.map((row) => row.key)) + 1, from: null, rate: null },
                ])
              }
            >
              Basamak ekle
            </Button>
            <Button type="submit" loading={save.isPending}>
              Kaydet
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
