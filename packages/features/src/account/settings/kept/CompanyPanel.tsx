import { companyFactsQuery, saveGlnMutation } from '@havan/api-client/queries/identity/company-facts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import { type CompanyFacts, saveGln } from '@havan/contract/identity/company/company-facts';
import { formatMersis } from '@havan/domain/mersis';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { fieldError } from '@havan/validation/form-result';
import { gln as glnRule } from '@havan/validation/rules/gln';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ExpiryPreference } from '../../ExpiryPreference.tsx';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { ApplicationSection } from '../company/ApplicationSection.tsx';
import { CompanyChanges } from '../company/CompanyChanges.tsx';
import { keptTexts as texts } from './kept-texts.ts';

/**
 * Renders the legal data of the company. Its members change the GLN and the expiry preference themselves; a change of
 * the other data waits for an operator.
 */
export function CompanyPanel() {
  const { api } = useAppProfile();
  const mayChange = useMay(saveGln);
  const { data, error, refetch } = useQuery(companyFactsQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={6} label={texts.loading} />;
  const { tradeName, taxOffice, taxNumber, address, kepAddress, mersisNo, gln } = data;
  return (
    <Stack space="l">
      <ApplicationSection facts={data} />
      <Text tone="soft">{texts.companyLead}</Text>
      <DescriptionList
        items={[
          { term: texts.tradeName, details: tradeName },
          { term: texts.taxOffice, details: taxOffice },
          { term: texts.taxNumber, details: taxNumber },
          { term: texts.address, details: address },
          {
            term: texts.kep,
            details: kepAddress === null ? texts.missing : <EmailText address={kepAddress} />,
          },
          { term: texts.mersis, details: mersisNo === null ? texts.missing : formatMersis(mersisNo) },
          ...(mayChange ? [] : [{ term: texts.gln, details: gln ?? texts.missing }]),
        ]}
      />
      {mayChange ? <GlnForm facts={data} /> : null}
      <ExpiryPreference help={texts.expiryHelp} />
      <CompanyChanges />
    </Stack>
  );
}

function GlnForm({ facts }: { facts: CompanyFacts }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ gln: facts.gln ?? '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveGlnMutation(api));
  const submit = async () => {
    const wrong = fieldError(glnRule(), form.values.gln);
    form.setErrors(wrong === null ? {} : { gln: wrong });
    if (wrong !== null) return false;
    const outcome = await act(() => mutateAsync(form.values.gln));
    if (outcome.ok) toast({ title: texts.glnSaved, tone: 'positive' });
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form aria-label={texts.gln} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={texts.gln}
          help={texts.glnHelp}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          {...form.field('gln')}
        />
        <Inline justify="end">
          <Button type="submit" variant="outline" loading={isPending}>
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
