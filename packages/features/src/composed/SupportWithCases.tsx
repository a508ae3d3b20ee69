import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import type { CaseModalProps, SupportPage } from '../support/support-options.ts';
import { SupportPages } from '../support/SupportPages.tsx';

const CaseModal = lazyScreen<'CaseModal', CaseModalProps>(
  () => import('../orders/cases/CaseModal.tsx'),
  'CaseModal',
  { chunk: 'open-case' },
);
const loadAnswers = async () => (await import('../corporate/pages/sikca-sorulan-sorular.ts')).page.sections;

/** Renders the support pages with the case form of the orders and the public questions and answers. */
export function SupportWithCases({ page }: { readonly page: SupportPage }) {
  return <SupportPages page={page} loadAnswers={loadAnswers} CaseModal={CaseModal} />;
}
