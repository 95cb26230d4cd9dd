import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import states from '../../src/domain/catalogue/states.json' with { type: 'json' };
import subregions from '../../src/domain/catalogue/subregions.json' with { type: 'json' };

/** The lists that come with the app, for the device to read in one go (src/content/bundled.ts). */
export const catalogue = () => ({ colleges, states, subregions });
