import { paymentStatusQuery } from '@havan/api-client/queries/sales/payment';
import { paymentFailureCodes } from '@havan/domain/payment';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { paymentTexts } from '../payment-texts.ts';

/** Renders `/instantloan/fail`: why the loan failed, with a link back to the cart (specification §2.3, §4). */
export function InstantLoanFailScreen() {
  const [search] = useSearchParams();
  const { api } = useAppProfile();
  const given = search.get('code');
  const { data } = useQuery(paymentStatusQuery(api, search.get('paymentId') ?? ''));
  const codes = Object.values(paymentFailureCodes);
  const code =
    codes.find((each) => each === data?.failureCode) ??
    codes.find((each) => String(each) === given) ??
    paymentFailureCodes.creditNotApproved;
  return (
    <Page size="narrow">
      <title>{`${paymentTexts.loanFailTitle} | Havan`}</title>
      <ErrorScreen type="payment-loan-failed" code={code} homeHref={paths.home()} cartHref={paths.cart()} />
    </Page>
  );
}
