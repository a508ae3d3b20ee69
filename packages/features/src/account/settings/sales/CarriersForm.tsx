import {
  saveSellerCarriersMutation,
  sellerCarriersQuery,
} from '@havan/api-client/queries/identity/sales-information';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveSellerCarriers } from '@havan/contract/identity/sales-information';
import { type Carrier, carriers } from '@havan/domain/carrier';
import { type SellerCarrier, sellerCarriersProblems } from '@havan/domain/seller-carrier';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { MoneyField } from '@havan/ui/MoneyField';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveRow } from '../SaveRow.tsx';
import { useAct } from '../../use-act.ts';
import { carrierTexts as texts } from './sales-texts.ts';

/** Renders the section on the carriers to which the company hands its parcels. */
export function CarriersSection() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(sellerCarriersQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={carriers.length} label={texts.loading} />;
  return <CarriersForm saved={data} />;
}

/** A carrier as it is typed. `surcharge` in kuruş, null while the field is empty; `contractNo` may be empty. */
interface TypedCarrier {
  readonly surcharge: number | null;
  readonly contractNo: string;
}
type Typed = ReadonlyMap<number, TypedCarrier>;

const typedOf = (saved: readonly SellerCarrier[]): Typed =>
  new Map(
    saved.map(({ carrierId, surcharge, contractNo }) => [
      carrierId,
      { surcharge, contractNo: contractNo ?? '' },
    ]),
  );

/** Renders every carrier with a tick, its surcharge and its contract; each refusal is shown at its field. */
function CarriersForm({ saved }: { readonly saved: readonly SellerCarrier[] }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayChange = useMay(saveSellerCarriers);
  const [typed, setTyped] = useState(() => typedOf(saved));
  const { errors, setErrors, clear } = useFieldErrors();
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveSellerCarriersMutation(api));
  /** In the order of the request: the paths of a refusal name carriers by index. */
  const chosen = carriers.filter(({ id }) => typed.has(id));
  const nameOf = (carrierId: number, field: keyof TypedCarrier) =>
    `carriers.${chosen.findIndex(({ id }) => id === carrierId)}.${field}`;

  const change = (carrierId: number, next: TypedCarrier | null) => {
    // Each tick changes the indices and with them the names of the fields.
    clear(...Object.keys(errors));
    const others = new Map(typed);
    if (next) others.set(carrierId, next);
    else others.delete(carrierId);
    setTyped(others);
  };
  const submit = async () => {
    const wish = chosen.map(({ id: carrierId }): SellerCarrier => {
      const { surcharge = null, contractNo = '' } = typed.get(carrierId) ?? {};
      return { carrierId, surcharge: surcharge ?? 0, contractNo: contractNo.trim() || null };
    });
    const problems = sellerCarriersProblems(wish);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    const outcome = await act(() => mutateAsync({ carriers: wish }));
    if (outcome.ok) toast({ title: texts.saved, tone: 'positive' });
    else setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form onSubmit={submit} aria-label={texts.title}>
      <Stack space="m">
        <Heading level={2}>{texts.title}</Heading>
        <Text tone="soft">{texts.help}</Text>
        {error ? <Alert kind="error">{error}</Alert> : null}
        <ul>
          {carriers.map((carrier) => (
            <CarrierRow
              key={carrier.id}
              carrier={carrier}
              typed={typed.get(carrier.id) ?? null}
              errorOf={(field) => errors[nameOf(carrier.id, field)] ?? null}
              onChange={(next) => change(carrier.id, next)}
            />
          ))}
        </ul>
        <SaveRow label={texts.save} mayChange={mayChange} isPending={isPending} />
      </Stack>
    </Form>
  );
}

interface CarrierRowProps {
  readonly carrier: Carrier;
  /** Null for a carrier that is not ticked. */
  readonly typed: TypedCarrier | null;
  readonly errorOf: (field: keyof TypedCarrier) => string | null;
  readonly onChange: (next: TypedCarrier | null) => void;
}

function CarrierRow({ carrier, typed, errorOf, onChange }: CarrierRowProps) {
  return (
    <Box as="li" paddingY="s" lineBelow="row">
      <Stack space="s">
        <Checkbox
          label={carrier.name}
          checked={typed !== null}
          onChange={(isOn) => onChange(isOn ? { surcharge: 0, contractNo: '' } : null)}
        />
        {typed ? (
          <Grid columns={{ phone: 1, tablet: 2 }} space="m">
            <MoneyField
              label={texts.surcharge(carrier.name)}
              help={texts.surchargeHelp}
              value={typed.surcharge}
              error={errorOf('surcharge')}
              onChange={(surcharge) => onChange({ ...typed, surcharge })}
            />
            <TextField
              label={texts.contractNo(carrier.name)}
              help={texts.contractNoHelp}
              maxLength={30}
              autoComplete="off"
              value={typed.contractNo}
              error={errorOf('contractNo')}
              onChange={(contractNo) => onChange({ ...typed, contractNo })}
            />
          </Grid>
        ) : null}
      </Stack>
    </Box>
  );
}
