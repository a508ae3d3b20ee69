import { sentenceOf } from '@havan/api-client/api-error';
import { applyForBadgeMutation, badgeBrandsQuery } from '@havan/api-client/queries/listings/badges';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { documentDayProblem } from '@havan/domain/brand-badge';
import { blueTickLabels, type BlueTickType, blueTickTypes } from '@havan/domain/company';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Combobox } from '@havan/ui/Combobox';
import { DatePicker } from '@havan/ui/DatePicker';
import { FileDrop } from '@havan/ui/FileDrop';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { badgeTexts as texts } from './badge-texts.ts';

interface BadgeFormProps {
  readonly onClose: () => void;
}

const types = [blueTickTypes.authorised, blueTickTypes.official] as const;

/**
 * Renders the application for the badge of one brand: the brand, the kind of badge, and the document with its last day.
 */
export function BadgeForm({ onClose }: BadgeFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const [typed, setTyped] = useState('');
  const [brandId, setBrandId] = useState<string | null>(null);
  const [type, setType] = useState<BlueTickType>(blueTickTypes.authorised);
  const [until, setUntil] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const brands = useQuery(badgeBrandsQuery(api, typed));
  const { mutate, isPending, error } = useMutation({
    ...applyForBadgeMutation(api),
    onSuccess: () => {
      toast({ title: texts.sent, tone: 'positive' });
      onClose();
    },
  });
  const dayProblem = until === null ? texts.untilRequired : documentDayProblem(until, today);
  const send = () => {
    setChecked(true);
    if (brandId === null || until === null || dayProblem || !file) return;
    mutate({ brandId: Number(brandId), type, documentUntil: until, proof: file, idempotencyKey });
  };
  return (
    <FormModal title={texts.apply} submit={texts.send} isBusy={isPending} onSubmit={send} onClose={onClose}>
      <Stack>
        {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
        <Combobox
          label={texts.brand}
          placeholder={texts.search}
          options={(brands.data?.brands ?? []).map((brand) => ({
            value: String(brand.brandId),
            label: brand.brandName,
          }))}
          value={brandId}
          onChange={setBrandId}
          onSearch={setTyped}
          loading={brands.isFetching}
          emptyText={typed.trim().length < 2 ? texts.searchMore : texts.noBrand}
          error={isChecked && brandId === null ? texts.brandRequired : null}
        />
        <RadioGroup
          label={texts.type}
          help={texts.typeHelp}
          options={types.map((value) => ({ value: String(value), label: blueTickLabels[value] }))}
          value={String(type)}
          onChange={(value) => setType(types.find((one) => String(one) === value) ?? type)}
        />
        {type === blueTickTypes.official ? <Alert kind="warning">{texts.officialWarning}</Alert> : null}
        <DatePicker
          label={texts.until}
          value={until}
          onChange={setUntil}
          today={today}
          min={today}
          error={isChecked ? dayProblem : null}
        />
        <FileDrop
          label={texts.document}
          help={texts.documentHelp}
          accept="application/pdf,image/png,image/jpeg"
          files={file ? [{ id: 'document', name: file.name }] : []}
          onAdd={([first]) => setFile(first ?? null)}
          onRemove={() => setFile(null)}
          error={isChecked && !file ? texts.documentRequired : null}
        />
      </Stack>
    </FormModal>
  );
}
