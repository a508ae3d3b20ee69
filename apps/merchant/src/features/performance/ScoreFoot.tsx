import { scoreQuery } from '@havan/api-client/queries/sales/score';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { topScore } from '@havan/domain/seller-score';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { scoreTexts as texts } from './score-texts.ts';

/** Renders the seller's score at the foot of the side menu, with its distance to `topScore`. */
export function ScoreFoot() {
  const { api } = useAppProfile();
  const { data } = useQuery(scoreQuery(api));
  if (!data) return null;
  const { score, isShown } = data;
  return (
    <Stack space="xs">
      <Text size="small">
        <Link href={paths.score()}>{isShown ? texts.foot(score) : texts.footNotShown}</Link>
      </Text>
      {isShown ? <DistanceRuler label={texts.label} value={score} max={topScore} /> : null}
    </Stack>
  );
}
