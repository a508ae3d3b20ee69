import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Tabs } from '@havan/ui/Tabs';

const labels = { performance: 'Performans', score: 'Puan', evaluations: 'Değerlendirmeler' } as const;

/** Renders the tabs of the company's trade: its figures, its score as a seller, its ratings. */
export function PerformanceTabs({ current }: { readonly current: keyof typeof labels }) {
  const { paths, flags } = useAppProfile();
  const score = flags.isOn('myScorePage') ? paths.score?.() : undefined;
  const tabs = [
    { id: 'performance', label: labels.performance, href: paths.performance() },
    ...(score === undefined ? [] : [{ id: 'score', label: labels.score, href: score }]),
    { id: 'evaluations', label: labels.evaluations, href: paths.evaluations() },
  ];
  return <Tabs label="Performans sayfaları" tabs={tabs} value={current} />;
}
