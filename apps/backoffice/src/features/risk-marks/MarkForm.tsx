import { markRiskMutation, riskTargetsQuery } from '@havan/api-client/queries/backoffice/market-listings';
import type { findRiskTargets } from '@havan/contract/backoffice/risk/market-listings';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { Combobox } from '@havan/ui/Combobox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { markedLabels } from './marked-labels.ts';

type RiskTarget = ResultOf<typeof findRiskTargets>['targets'][number];

const keyOf = ({ of, id }: RiskTarget): string => `${of}-${id}`;

/** Renders the form that marks a brand, a category or a product, with the number of its listings. */
export function MarkForm() {
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<RiskTarget | null>(null);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const found = useQuery(riskTargetsQuery(api, search));
  const others = (found.data?.targets ?? []).filter((one) => !target || keyOf(one) !== keyOf(target));
  // The chosen one stays among the options, because its name in the field may not find it again.
  const targets = target ? [target, ...others] : others;
  const { mutate, error, isPending } = useMutation({
    ...markRiskMutation(api),
    onSuccess: () => {
      toast({ title: 'Riskli sayıldı.', tone: 'positive' });
      setTarget(null);
      setNote('');
      setChecked(false);
    },
  });
  const submit = () => {
    setChecked(true);
    if (!target) return false;
    mutate({ of: target.of, id: target.id, note });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Riskli say">
      <Stack space="m">
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Combobox
            label="Marka, kategori ya da ürün"
            options={targets.map((one) => ({
              value: keyOf(one),
              label: `${one.name} (${markedLabels[one.of].toLocaleLowerCase('tr')})`,
              remark: `${formatCount(one.listings)} ilan`,
            }))}
            value={target && keyOf(target)}
            onChange={(key) => setTarget(targets.find((one) => keyOf(one) === key) ?? null)}
            onSearch={setSearch}
            loading={found.isFetching}
            error={isChecked && !target ? 'Riskli olanı listeden seçin.' : null}
          />
          <TextField
            label="Satıcıların okuyacağı not"
            optional
            maxLength={400}
            value={note}
            onChange={setNote}
          />
        </Grid>
        {error ? <Failure error={error} /> : null}
        {target ? <Text>{`${formatCount(target.listings)} ilandan alış faturası istenecek.`}</Text> : null}
        <div>
          <Button type="submit" loading={isPending}>
            Riskli say
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
