import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import type { CaseModalProps, SupportPage } from '@havan/features/support/support-options';
import { SupportPages } from '@havan/features/support/SupportPages';

const CaseModal = lazyScreen<'CaseModal', CaseModalProps>(
  () => import('@havan/features/orders/cases/CaseModal'),
  'CaseModal',
  { chunk: 'open-case' },
);
const loadAnswers = async () =>
  (await import('@havan/features/corporate/pages/sikca-sorulan-sorular')).page.sections;

/** Support with what this app lends to it. */
export function AppSupport({ page }: { readonly page: SupportPage }) {
  return <SupportPages page={page} loadAnswers={loadAnswers} CaseModal={CaseModal} />;
}
