import { profileCalls } from '@havan/contract/identity/profile';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { changeUsername, saveProfile } from './profile.service.ts';

export const profileRoutes: readonly Binding[] = [
  bind(profileCalls.saveProfile, async ({ fullName }, { ctx, actor }) => {
    await saveProfile(ctx, actor, fullName);
    return done;
  }),
  bind(profileCalls.changeUsername, async (request, { ctx, actor }) => {
    await changeUsername(ctx, actor, request);
    return done;
  }),
];
