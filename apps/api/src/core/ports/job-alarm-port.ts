/** Calls a job before its next date, where this process runs jobs; elsewhere the job runs at that date. */
export interface JobAlarmPort {
  readonly wake: (jobName: string) => void;
}

/** Every job waits for its date. */
export const noJobAlarm: JobAlarmPort = { wake: () => undefined };
