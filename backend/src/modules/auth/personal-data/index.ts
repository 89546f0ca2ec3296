// The public interface of personal-data; other code imports nothing else from this folder.
export { PersonalDataModule } from './personal-data.module.js';
export { PersonalData, type PersonalDataPart } from './personal-data.service.js';
