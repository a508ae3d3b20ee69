import {
  deletePriceRuleMutation,
  priceRuleQuery,
  setPriceRuleMutation,
} from '@havan/api-client/queries/listings/price-rules';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getPriceRule, StoredPriceRule } from '@havan/contract/listings/price-rules';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DateText } from '@havan/ui/DateText';
import { DiffCell } from '@havan/ui/DiffCell';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Switch } from '@havan/ui/Switch';
import { Text } from '@havan/ui/Text';
import { Timeline } from '@havan/ui/Timeline';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { paths } from '../../../../paths.ts';
import { PriceRuleForm } from './PriceRuleForm.tsx';
import { ruleTexts } from './rule-texts.ts';

/** Renders the price rule of a listing: its terms, its last result, and every price that it has set. */
export function PriceRuleSection({
  listingId,
  price,
}: {
  readonly listingId: number;
  readonly price: number;
}) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(priceRuleQuery(api, listingId));
  return (
    <section aria-labelledby="fiyat-kurali">
      <Stack space="m">
        <SectionHeader
          id="fiyat-kurali"
          title={ruleTexts.title}
          actions={
            <ButtonLink size="small" variant="quiet" href={paths.priceRules()}>
              {ruleTexts.all}
            </ButtonLink>
          }
        />
        <Text tone="soft">{ruleTexts.lead}</Text>
        {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
        {!error && !data ? <Shimmer kind="rows" count={3} label={ruleTexts.loading} /> : null}
        {data ? (
          <Split aside={<RuleLog log={data.log} />}>
            <Stack space="m">
              {data.rule ? <RuleState listingId={listingId} rule={data.rule} /> : null}
              <PriceRuleForm
                key={data.rule ? 'stored' : 'new'}
                listingId={listingId}
                price={price}
                rule={data.rule}
                breakEven={data.breakEven}
              />
            </Stack>
          </Split>
        ) : null}
      </Stack>
    </section>
  );
}

function RuleState({ listingId, rule }: { readonly listingId: number; readonly rule: StoredPriceRule }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const notify = useFailureToast();
  const set = useMutation(setPriceRuleMutation(api));
  const remove = useMutation(deletePriceRuleMutation(api));
  const { undercut, floor, ceiling, pauseMinutes, isOn, words, sentence, checkedAt } = rule;
  const turn = (next: boolean) =>
    set.mutate(
      { listingId, undercut, floor, ceiling, pauseMinutes, isOn: next, idempotencyKey: crypto.randomUUID() },
      { onError: (error) => notify(error, ruleTexts.failed) },
    );
  const take = () =>
    remove.mutate(
      { listingId, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () => toast({ title: ruleTexts.removed, tone: 'positive' }),
        onError: (error) => notify(error, ruleTexts.removeFailed),
      },
    );
  return (
    <Stack space="xs">
      <Text weight="strong">{words}</Text>
      <Text>
        {isOn ? sentence || ruleTexts.waiting : ruleTexts.off}{' '}
        {isOn && checkedAt ? (
          <Text as="span" size="small" tone="soft">
            {ruleTexts.lastLook} <DateText value={checkedAt} format="dateTime" />
          </Text>
        ) : null}
      </Text>
      <Inline justify="between">
        <Switch label={ruleTexts.isOn} checked={isOn} disabled={set.isPending} onChange={turn} />
        <Button variant="quiet" tone="critical" size="small" loading={remove.isPending} onClick={take}>
          {ruleTexts.remove}
        </Button>
      </Inline>
    </Stack>
  );
}

function RuleLog({ log }: { readonly log: ResultOf<typeof getPriceRule>['log'] }) {
  return (
    <Stack space="s">
      <SectionHeader level={3} title={ruleTexts.log} />
      {log.length === 0 ? <Text tone="soft">{ruleTexts.noLog}</Text> : null}
      <Timeline
        label={ruleTexts.log}
        events={log.map(({ at, before, after, sentence }) => ({
          id: at,
          state: 'done',
          title: <DiffCell before={formatMoney(before)} after={formatMoney(after)} />,
          time: <DateText value={at} format="dateTime" />,
          details: <Text size="small">{sentence}</Text>,
        }))}
      />
    </Stack>
  );
}
