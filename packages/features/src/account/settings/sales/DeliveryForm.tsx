import {
  deliveryInfoQuery,
  saveDeliveryInfoMutation,
} from '@havan/api-client/queries/identity/delivery-info';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import type { ResultOf } from '@havan/contract/call';
import { type getDeliveryInfo, saveDeliveryInfo } from '@havan/contract/identity/delivery-info';
import { deliverySources } from '@havan/domain/carrier';
import { deliveryTermsProblems, type Weekday, weekdays } from '@havan/domain/delivery-terms';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SaveRow } from '../SaveRow.tsx';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { deliveryTexts as texts } from './sales-texts.ts';

type DeliveryInfo = ResultOf<typeof getDeliveryInfo>;

/** Renders the section on the company's own deliveries: districts, days and hour. */
export function DeliverySection({ dispatchCutoff }: { readonly dispatchCutoff: string }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(deliveryInfoQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={4} label={texts.loading} />;
  return <DeliveryForm info={data} dispatchCutoff={dispatchCutoff} />;
}

interface DeliveryFormProps {
  readonly info: DeliveryInfo;
  readonly dispatchCutoff: string;
}

/** Renders districts, days and hour; each refusal is shown at its field. */
function DeliveryForm({ info, dispatchCutoff }: DeliveryFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayChange = useMay(saveDeliveryInfo);
  const isWarehouse = info.deliverySource === deliverySources.fromWarehouse;
  const form = useForm({ ...info.terms, sameDayUntil: info.terms.sameDayUntil ?? '' });
  const { values } = form;
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveDeliveryInfoMutation(api));
  const submit = async () => {
    const wish = { ...values, sameDayUntil: values.sameDayUntil.trim() || null };
    const problems = deliveryTermsProblems(wish, dispatchCutoff);
    form.setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    const outcome = await act(() => mutateAsync(wish));
    if (outcome.ok) toast({ title: texts.saved, tone: 'positive' });
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form onSubmit={submit} aria-label={texts.title}>
      <Stack space="m">
        <Heading level={2}>{texts.title}</Heading>
        <Text tone="soft">{isWarehouse ? texts.warehouseHelp : texts.help}</Text>
        {error ? <Alert kind="error">{error}</Alert> : null}
        <RadioGroup
          label={texts.area}
          layout="inline"
          value={values.townIds === null ? 'all' : 'some'}
          onChange={(choice) => form.change({ townIds: choice === 'all' ? null : [] })}
          options={[
            { value: 'all', label: texts.wholeCity(info.cityName) },
            { value: 'some', label: texts.someTowns },
          ]}
          error={form.errors['townIds'] ?? null}
        />
        {values.townIds === null ? null : (
          <Towns
            towns={info.towns}
            chosen={values.townIds}
            onChange={(townIds) => form.change({ townIds })}
          />
        )}
        <Days
          chosen={values.weekdays}
          error={form.errors['weekdays'] ?? null}
          onChange={(days) => form.change({ weekdays: days })}
        />
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <TextField
            label={texts.sameDayUntil}
            help={texts.sameDayHelp}
            inputMode="numeric"
            placeholder="11:00"
            maxLength={5}
            {...form.field('sameDayUntil')}
          />
        </Grid>
        <SaveRow label={texts.save} mayChange={mayChange} isPending={isPending} />
      </Stack>
    </Form>
  );
}

interface TownsProps {
  readonly towns: DeliveryInfo['towns'];
  readonly chosen: readonly number[];
  readonly onChange: (townIds: number[]) => void;
}

function Towns({ towns, chosen, onChange }: TownsProps) {
  return (
    <Grid columns={{ phone: 2, tablet: 3, web: 4 }} space="xs">
      {towns.map(({ townId, name }) => (
        <Checkbox
          key={townId}
          label={name}
          checked={chosen.includes(townId)}
          onChange={(isOn) => onChange(isOn ? [...chosen, townId] : chosen.filter((id) => id !== townId))}
        />
      ))}
    </Grid>
  );
}

interface DaysProps {
  readonly chosen: readonly Weekday[];
  readonly error: string | null;
  readonly onChange: (days: Weekday[]) => void;
}

function Days({ chosen, error, onChange }: DaysProps) {
  return (
    <Stack as="fieldset" space="xs" aria-label={texts.days}>
      <Text weight="strong">{texts.days}</Text>
      <Inline space="m">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={texts.dayNames[day]}
            checked={chosen.includes(day)}
            onChange={(isOn) =>
              onChange(weekdays.filter((one) => (one === day ? isOn : chosen.includes(one))))
            }
          />
        ))}
      </Inline>
      {error ? (
        <Text size="small" tone="critical">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
