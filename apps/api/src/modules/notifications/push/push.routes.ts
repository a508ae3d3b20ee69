import { pushCalls as calls } from '@havan/contract/notifications/push';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import * as service from './push-devices.service.ts';

export const pushRoutes: readonly Binding[] = [
  bind(calls.getPushDevices, (_request, { ctx, actor }) => service.pushDevicesOf(ctx, actor)),
  bind(calls.addPushDevice, (request, { ctx, actor, caller }) =>
    service.addPushDevice(ctx, actor, request, caller.userAgent),
  ),
  bind(calls.removePushDevice, async ({ deviceId }, { ctx, actor }) => {
    await service.removePushDevice(ctx, actor, deviceId);
    return done;
  }),
  bind(calls.testPushDevice, ({ deviceId }, { ctx, actor }) => service.testPushDevice(ctx, actor, deviceId)),
];
