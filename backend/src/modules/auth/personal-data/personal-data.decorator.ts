import { declaration } from '../../../core/discovery/declaration.js';
import type { PersonalDataPart } from './personal-data-registry.service.js';

/** Declares what a module stores about users: what their exports contain, and what goes with a deleted account. */
export const PersonalData = declaration<{ readonly personalData: PersonalDataPart[] }>();
