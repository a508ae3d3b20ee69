import {
  addPushDevice,
  getPushDevices,
  removePushDevice,
  testPushDevice,
} from '@havan/contract/notifications/push';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries the devices of this user that show notifications. */
export const pushDevicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['push-devices'],
    queryFn: ({ signal }) => api.call(getPushDevices, {}, { signal }),
  });

export const addPushDeviceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (device: RequestOf<typeof addPushDevice>) => api.call(addPushDevice, device),
    onSuccess: (_device, _wanted, _before, { client }) => client.invalidateQueries(pushDevicesQuery(api)),
  });

export const removePushDeviceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (deviceId: number) => api.call(removePushDevice, { deviceId }),
    onSuccess: (_done, _wanted, _before, { client }) => client.invalidateQueries(pushDevicesQuery(api)),
  });

export const testPushDeviceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (deviceId: number) => api.call(testPushDevice, { deviceId }),
    onSuccess: (_answer, _wanted, _before, { client }) => client.invalidateQueries(pushDevicesQuery(api)),
  });
