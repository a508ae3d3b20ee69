import { ApiError } from '@havan/api-client/api-error';
import {
  campaignReachQuery,
  createMarketCampaignMutation,
} from '@havan/api-client/queries/backoffice/content/market-campaigns';
import { campaignProblems, type CampaignTerms } from '@havan/domain/campaign-terms';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Grid } from '@havan/ui/Grid';
import { NumberField } from '@havan/ui/NumberField';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { dayEnd, dayStart } from '../../shared/days.ts';
import { DaySpan, spanErrors } from '../../shared/DaySpan.tsx';
import { PickedTarget } from '../../shared/PickedTarget.tsx';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

interface MarketCampaignFormProps {
  readonly onClose: () => void;
}

/**
 * Renders the form of a percentage discount that the market pays for. The first submit shows how many sellers and
 * offers it reaches, the second one publishes it.
 */
export function MarketCampaignForm({ onClose }: MarketCampaignFormProps) {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [percent, setPercent] = useState<number | null>(10);
  const [fromQuantity, setFromQuantity] = useState<number | null>(1);
  const [unitLimit, setUnitLimit] = useState<number | null>(null);
  const [companyLimit, setCompanyLimit] = useState<number | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(createMarketCampaignMutation(api));
  const reach = useQuery(campaignReachQuery(api, categoryId)).data;

  const [startsAt, endsAt] = [dayStart(first), dayEnd(last)];
  const days = spanErrors(first, last);
  const terms: CampaignTerms = {
    kind: 'percentOff',
    title,
    steps: [{ fromQuantity: fromQuantity ?? 0, percent: percent ?? 0, amount: 0 }],
    bonus: null,
    startsAt: new Date(startsAt ?? 0),
    endsAt: new Date(endsAt ?? 86_400_000),
    unitLimit,
    companyLimit,
  };
  const problems = campaignProblems(terms);
  const refused = error instanceof ApiError ? error.errors : [];
  /** Returns the error text of a field: from the local rules first, then from the server. */
  const at = (field: string): string | null =>
    (isChecked && problems.find((problem) => problem.field === field)?.sentence) ||
    (refused.find(({ path }) => path === field)?.message ?? null);
  /** Any change has to be confirmed again. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setIsAsked(false);
    };
  const submit = () => {
    setIsChecked(true);
    if (problems.length > 0 || days.first || days.last || !startsAt || !endsAt) return false;
    if (!isAsked) {
      setIsAsked(true);
      return true;
    }
    mutate(
      {
        title,
        description,
        categoryId,
        percent: percent ?? 0,
        fromQuantity: fromQuantity ?? 0,
        startsAt,
        endsAt,
        unitLimit,
        companyLimit,
      },
      {
        onSuccess: () => {
          toast({ title: 'Kampanya yayımlandı.', description: title, tone: 'positive' });
          onClose();
        },
        onError: () => setIsAsked(false),
      },
    );
    return true;
  };
  return (
    <SaveDialog
      title="Yeni pazaryeri kampanyası"
      act={isAsked ? 'Evet, yayımla' : 'Yayımla'}
      onSubmit={submit}
      onClose={onClose}
      error={refused.some(({ path }) => path) ? null : error}
      isSaving={isPending}
    >
      <TextField label="Adı" value={title} onChange={change(setTitle)} maxLength={80} error={at('title')} />
      <TextArea
        label="Açıklama"
        help="Alıcılar kampanya sayfasında okur."
        value={description}
        onChange={change(setDescription)}
        maxLength={500}
      />
      <PickedTarget
        kind="category"
        id={categoryId}
        help="Boş bırakırsanız bütün pazarda geçerli olur."
        onChange={change(setCategoryId)}
        error={at('categoryId')}
      />
      <Grid columns={{ phone: 1, tablet: 2 }} space="m">
        <NumberField
          label="İndirim"
          suffix="%"
          value={percent}
          onChange={change(setPercent)}
          error={at('steps')}
        />
        <NumberField label="Kaç adetten başlayarak" value={fromQuantity} onChange={change(setFromQuantity)} />
        <NumberField
          label="Toplam adet sınırı"
          optional
          value={unitLimit}
          onChange={change(setUnitLimit)}
          error={at('unitLimit')}
        />
        <NumberField
          label="Eczane başına adet sınırı"
          optional
          value={companyLimit}
          onChange={change(setCompanyLimit)}
          error={at('companyLimit')}
        />
      </Grid>
      <DaySpan
        first={first}
        last={last}
        onFirst={change(setFirst)}
        onLast={change(setLast)}
        errors={{
          first: (isChecked && days.first) || at('startsAt') || undefined,
          last: (isChecked && days.last) || at('endsAt') || undefined,
        }}
      />
      {isAsked ? (
        <Alert kind="warning" live title="Yayımlansın mı?">
          {reach
            ? `${formatCount(reach.sellers)} satıcının ${formatCount(reach.offers)} teklifi %${percent ?? 0} ucuzlar; indirimi pazaryeri öder. ${limitText(unitLimit)} Duraklatabilirsiniz, silemezsiniz.`
            : 'İndirimi pazaryeri öder. Duraklatabilirsiniz, silemezsiniz.'}
        </Alert>
      ) : null}
    </SaveDialog>
  );
}

const limitText = (unitLimit: number | null): string =>
  unitLimit === null ? 'Adet sınırı yok.' : `En çok ${formatCount(unitLimit)} adet satılır.`;
