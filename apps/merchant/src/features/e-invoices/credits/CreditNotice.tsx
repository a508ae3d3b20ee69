import { creditBalanceQuery } from '@havan/api-client/queries/sales/e-invoice-credits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { creditTexts as texts } from './credit-texts.ts';

/** Renders a warning that credits run out, before the first invoice is refused. */
export function CreditNotice() {
  const { api } = useAppProfile();
  const { data } = useQuery(creditBalanceQuery(api));
  if (!data?.isLow) return null;
  return (
    <Alert
      kind={data.balance === 0 ? 'error' : 'warning'}
      live={false}
      actions={
        <ButtonLink size="small" variant="outline" href={paths.buyCredits()}>
          {texts.buy}
        </ButtonLink>
      }
    >
      {data.balance === 0 ? texts.none : texts.low(data.balance)}
    </Alert>
  );
}
