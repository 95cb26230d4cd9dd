import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import states from '../../src/domain/catalogue/states.json' with { type: 'json' };
import subregions from '../../src/domain/catalogue/subregions.json' with { type: 'json' };

/** The bundled lists, in one file for the device to read at once (src/content/bundled.ts). */
export const catalogue = () => ({ colleges, states, subregions });
