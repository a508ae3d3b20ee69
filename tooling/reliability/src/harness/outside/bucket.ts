/** The bucket that the object store of a scenario contains from the start. */
export const bucket = 'havan';
