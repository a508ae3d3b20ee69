import { sentenceOf } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveCampaign, type SellerCampaignDetail } from '@havan/contract/campaigns/seller-campaigns';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CampaignForm, emptyForm, formOf, termsOf } from '../campaign-form.ts';
import { campaignTexts as texts } from '../campaign-texts.ts';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignResultFigures } from './CampaignResultFigures.tsx';
import { ForecastAside } from './ForecastAside.tsx';
import { LimitFields } from './LimitFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { prefillOf } from './prefill.ts';
import { ProductSources } from './ProductSources.tsx';
import { SimulationTable } from './SimulationTable.tsx';
import { useChosenProducts } from './use-chosen-products.ts';
import { useSimulation } from './use-simulation.ts';

/**
 * Renders a campaign on one page: kind, products, period and limits, with the forecast beside them. A `detail` of null
 * creates one.
 */
export function CampaignEditor({ detail }: { readonly detail: SellerCampaignDetail | null }) {
  const { flags } = useAppProfile();
  const mayChange = useMay(saveCampaign);
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const [prefill] = useState(() => prefillOf(search));
  const [form, setForm] = useState<CampaignForm>(() =>
    detail ? formOf(detail) : emptyForm(now, prefill.kind),
  );
  const [isAsked, setAsked] = useState(false);
  const products = useChosenProducts(detail?.listingIds ?? [], detail ? [] : prefill.listingIds);
  const { terms, errors } = termsOf(form, detail?.campaign ?? null);
  const hasSimulation = flags.isOn('newCampaignPanel') && detail?.campaign.listings !== null;
  const simulation = useSimulation(hasSimulation ? terms : null, products.ids, detail?.campaign.campaignId);
  const state = detail?.campaign.state ?? 'draft';
  // Without the right, head and figures show the terms.
  const isClosed = state === 'ended' || !mayChange;
  const change = (changes: Partial<CampaignForm>) => setForm((before) => ({ ...before, ...changes }));
  const shown = isAsked || detail ? errors : {};
  const fields = { form, errors: shown, onChange: change, isRunning: state === 'running' };
  const taken = simulation.rows.filter((row) => products.isTaken(row));
  return (
    <Page>
      <title>{`${detail?.campaign.title ?? texts.newTitle} | Havan`}</title>
      <Stack space="l">
        <SectionHeader
          level={1}
          title={detail?.campaign.title ?? texts.newTitle}
          {...(detail && { remark: detail.campaign.rule })}
          actions={
            !mayChange ? null : (
              <CampaignActions
                detail={detail}
                terms={terms}
                hasErrors={Object.keys(errors).length > 0}
                listingIds={products.takenIds(simulation.rows)}
                losing={
                  taken.filter(({ warnings }) => warnings.some(({ code }) => code === 'belowCost')).length
                }
                isWaiting={simulation.isPending}
                onAsk={() => setAsked(true)}
              />
            )
          }
        />
        {detail && (state === 'running' || state === 'ended') ? (
          <CampaignResultFigures detail={detail} />
        ) : null}
        {detail ? <PauseRemark detail={detail} /> : null}
        {state === 'running' && mayChange ? <Alert kind="info">{texts.lockedKind}</Alert> : null}
        {isClosed ? null : (
          <Split
            aside={<ForecastAside rows={taken} terms={terms} isPending={simulation.isPending} />}
            asideWidth="wide"
            sticky
          >
            <Stack space="xl">
              <OfferFields {...fields} />
              <PeriodFields {...fields} now={now} />
              <LimitFields {...fields} />
              {hasSimulation ? (
                <ProductSources startWithRisk={prefill.isRisk} onFound={products.add} />
              ) : null}
            </Stack>
          </Split>
        )}
        {simulation.error ? (
          <Alert kind="error" live title={texts.failed}>
            {sentenceOf(simulation.error)}
          </Alert>
        ) : null}
        {isClosed || !hasSimulation ? null : (
          <Stack space="s">
            <SectionHeader
              level={2}
              title={texts.simulation}
              remark={texts.pickRemark(products.takenIds(simulation.rows).length, products.ids.length)}
            />
            <SimulationTable
              rows={simulation.rows}
              products={products}
              isPending={simulation.isPending}
              isRunning={state === 'running'}
            />
            <Text tone="faint" size="small">
              {texts.belowOut}
            </Text>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** Renders that a campaign is paused, until when it can be resumed, and by whom. */
function PauseRemark({ detail }: { readonly detail: SellerCampaignDetail }) {
  const { pausedUntil, pauseReason } = detail.campaign;
  if (pausedUntil === null) return null;
  const end = new Date(pausedUntil);
  return (
    <Alert kind="warning">
      {pauseReason === null
        ? texts.pausedText(`${formatDate(end)} ${formatTime(end)}`)
        : texts.pausedByMarket(pauseReason)}
    </Alert>
  );
}
