export const localities = ['general', 'state', 'subregion', 'college'] as const;
export type Locality = (typeof localities)[number];
