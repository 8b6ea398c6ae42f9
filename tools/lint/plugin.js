import layers from './layers.js';
import textAlone from './textAlone.js';

/** The project's own lint rules. */
export default { meta: { name: 'flowplay' }, rules: { layers, 'text-alone': textAlone } };
