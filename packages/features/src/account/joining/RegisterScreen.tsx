import { accountActions } from '@havan/api-client/account-actions';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Stepper } from '@havan/ui/Stepper';
import { Text } from '@havan/ui/Text';
import { checkForm } from '@havan/validation/form-result';
import { registerForm } from '@havan/validation/forms/register';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountPaths } from '@havan/app-shell/session/account-paths';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, registerTexts } from '../account-texts.ts';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { AccountStep } from './AccountStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import type { MailStepState } from './join-state.ts';
import { dropDraft, keepDraft, readDraft } from './register-draft.ts';
import {
  errorsOfStep,
  firstWrongStep,
  reachedStep,
  registerSteps,
  type RegisterStep,
  type RegisterValues,
  stepOfAddress,
} from './register-steps.ts';
import { useCities } from './use-cities.ts';

const form = registerForm();
const steps = registerSteps.map((id) => ({ id, label: registerTexts.steps[id] }));

const check = ({ cityId: _cityId, ...typed }: RegisterValues) =>
  checkForm(form, { ...typed, townId: Number(typed.townId) || null });

/**
 * Renders `/account/register` in three steps: company, contact, account. Each step is checked with the rules of the
 * whole form. The step is kept in the query; what was typed, except passwords and consent, survives a reload.
 */
export function RegisterScreen() {
  const { api, paths } = useAppProfile();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(sessionStorage));
  const state = useForm(draft);
  useEffect(() => keepDraft(sessionStorage, state.values), [state.values]);
  const [search, setSearch] = useSearchParams();
  const step = reachedStep(stepOfAddress(search), check(state.values));
  const setStep = (next: RegisterStep) => setSearch({ adim: String(registerSteps.indexOf(next) + 1) });
  const { act, isPending, error } = useAct();
  const places = useCities();
  const at = registerSteps.indexOf(step);

  const send = async () => {
    const result = check(state.values);
    const wrong = errorsOfStep(step, result);
    state.setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const next = registerSteps[at + 1];
    if (next) {
      setStep(next);
      return true;
    }
    if (!result.valid) return leadTo(result.errors);
    const { passwordAgain: _again, ...application } = result.values;
    const outcome = await act(() => accountActions(api).register(application));
    if (!outcome.ok) return leadTo(outcome.fields);
    dropDraft(sessionStorage);
    const reported: MailStepState = { email: application.email, sent: outcome.result };
    await navigate(accountPaths.registerActivation(), { state: reported });
    return true;
  };

  /** Shows the errors and the step that contains the first of them. */
  const leadTo = (errors: Readonly<Record<string, string>>): false => {
    state.setErrors(errors);
    setStep(firstWrongStep(errors) ?? step);
    return false;
  };

  return (
    <AccountCard
      title={registerTexts.title}
      lead={registerTexts.lead}
      foot={
        <Text tone="soft">
          {registerTexts.member} <Link href={paths.login()}>{commonTexts.login}</Link>
        </Text>
      }
    >
      <Stepper label={registerTexts.progress} steps={steps} current={step} />
      <Form aria-label={registerTexts.steps[step]} key={step} onSubmit={send}>
        <Stack space="m">
          {step === 'company' ? <CompanyStep form={state} /> : null}
          {step === 'contact' ? <ContactStep form={state} places={places} /> : null}
          {step === 'account' ? <AccountStep form={state} /> : null}
          {error ? <Alert kind="error">{error}</Alert> : null}
          <Inline justify="between">
            {at > 0 ? (
              <Button variant="outline" size="large" onClick={() => setStep(registerSteps[at - 1] ?? step)}>
                {commonTexts.back}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" size="large" loading={isPending} loadingText={registerTexts.submitting}>
              {step === 'account' ? registerTexts.submit : commonTexts.next}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </AccountCard>
  );
}
