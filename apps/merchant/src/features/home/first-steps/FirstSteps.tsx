import { useMay } from '@havan/app-shell/profile/use-may';
import { createListing } from '@havan/contract/listings/listings';
import type { CompanyType } from '@havan/domain/company';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Checklist } from '@havan/ui/Checklist';
import { ScanField } from '@havan/ui/ScanField';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { firstStepTexts, stepTexts } from './first-step-texts.ts';
import { reasonOf, stepPath } from './first-step-reason.ts';
import type { SellingStart } from './selling-start.ts';

interface FirstStepsProps {
  readonly start: SellingStart;
  readonly companyType: CompanyType;
}

/** Renders the checklist of a new seller: the steps with duration and state, and the scan field. */
export function FirstSteps({ start, companyType }: FirstStepsProps) {
  const navigate = useNavigate();
  const mayList = useMay(createListing);
  const isListing = start.steps.some(({ id, state }) => id === 'listings' && state !== 'done');
  return (
    <Stack as="section" space="s" aria-labelledby="ilk-adimlar">
      <SectionHeader id="ilk-adimlar" title={firstStepTexts.title} remark={firstStepTexts.remark} />
      <Checklist
        label={firstStepTexts.list}
        items={start.steps.map(({ id, state }) => {
          const { title, why, minutes, action } = stepTexts[id];
          const reason = reasonOf(id, state, start, companyType);
          return {
            id,
            title,
            why,
            minutes,
            state,
            ...(reason !== null && { reason }),
            action: (
              <ButtonLink variant="outline" size="small" href={stepPath[id]}>
                {action}
              </ButtonLink>
            ),
          };
        })}
      />
      {isListing && mayList ? (
        <ScanField
          label={firstStepTexts.scan}
          onScan={(scan) => void navigate(paths.newListing(), { state: { scan } })}
        />
      ) : null}
    </Stack>
  );
}
