import { contactModel } from '#tests/models/contact/contact.model.ts';
import { birthdaySteps, emailSteps, phoneSteps } from '#tests/steps/contact.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('binding a phone', contactModel, phoneSteps(renderDriver));
describeModel('binding an email address', contactModel, emailSteps(renderDriver));
describeModel('setting the birthday', contactModel, birthdaySteps(renderDriver));
