import { HeaderTool } from '@havan/ui/HeaderTool';
import { MessageIcon } from '@havan/ui/icons';
import { useAppProfile } from '../profile/app-profile.ts';
import { lazyScreen } from '../loading/lazy-screen.ts';
import { headerTexts } from '../shell-texts.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';
import { useDropdownButton } from './header-dropdowns.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

const loadPanel = () => import('./MessagePanel.tsx');
const MessagePanel = lazyScreen(loadPanel, 'MessagePanel');

/**
 * Renders the message dropdown of the header; nothing in an app without the messages screen, where the preview could
 * not be opened.
 */
export function MessageMenu() {
  const button = useDropdownButton('messages', loadPanel);
  const { paths } = useAppProfile();
  const infos = useBasicInfos();
  const href = paths.areas.messages;
  // Its place is reserved until the user is known, because nearly every company has messages.
  if (!href || (infos && !infos.areas.includes('messages'))) return null;
  return (
    <HeaderDropdown
      name="messages"
      label={headerTexts.messages}
      trigger={
        <HeaderTool
          {...button}
          label={headerTexts.messages}
          icon={<MessageIcon />}
          count={infos?.globalActionFields.message ?? 0}
        />
      }
    >
      <MessagePanel />
    </HeaderDropdown>
  );
}
