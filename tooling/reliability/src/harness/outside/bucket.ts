/** The bucket that the object store of a drill has from the start. */
export const bucket = 'havan';
