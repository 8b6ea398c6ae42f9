import { platformsModel, recordsModel } from '#tests/models/assets/assets.models.ts';
import { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { gamesModel } from '#tests/models/games/games.model.ts';
import { depositLimitModel } from '#tests/models/playerProtection/depositLimit.model.ts';
import { exclusionModel } from '#tests/models/playerProtection/exclusion.model.ts';
import { protectionReaderModel } from '#tests/models/playerProtection/protectionReader.model.ts';
import { transferSwitchModel } from '#tests/models/transfer/transferSwitch.model.ts';
import { steps as depositLimitSteps } from '#tests/paths/depositLimit.steps.ts';
import { closingSteps, steps as breakSteps } from '#tests/paths/exclusion.steps.ts';
import { steps as gameShellSteps } from '#tests/paths/gameShell.steps.ts';
import { steps as gamesSteps } from '#tests/paths/games.steps.ts';
import { steps as platformsSteps } from '#tests/paths/platforms.steps.ts';
import { steps as protectionReaderSteps } from '#tests/paths/protectionReader.steps.ts';
import { steps as recordsSteps } from '#tests/paths/records.steps.ts';
import { steps as transferSwitchSteps } from '#tests/paths/transferSwitch.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelPlayer } from '#tests/support/modelPlayer.ts';

const play = modelPlayer(phonePerTest());

play('what the server keeps of a member', protectionReaderModel, protectionReaderSteps);
play('a deposit limit', depositLimitModel, depositLimitSteps);
play('a break', exclusionModel, breakSteps);
play('the closing of the account', exclusionModel, closingSteps);
play('the game shell', gameShellModel, gameShellSteps);
play('a list of records', recordsModel, recordsSteps);
play('the platform balances', platformsModel, platformsSteps);
play('the switch of automatic transfers', transferSwitchModel, transferSwitchSteps);
play('the electronic games', gamesModel, gamesSteps);
