import { expect } from 'vitest';
import type { avatarModel } from '#tests/models/userCenter/userCenter.models.ts';
import {
  answerUnknownLogin,
  control,
  expectBusy,
  expectButton,
  expectToast,
  expectWaiting,
  NETWORK_TEXT,
  userAnswer,
  type ChosenFile,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/uploadimg';
const USER = '/api/user';
const CHANGE = '更换头像';
const FAILED = '头像上传失败';
const UNDER_WAY = '头像上传中';
const PROGRESS = '头像上传进度';
/** Maximum size of a picture, in bytes: 5 MB. */
const LARGEST = 5 * 1024 * 1024;

/** Number of toasts when a picture was last chosen, or sent again. */
const before = new WeakMap<Driver, number>();
const remember = (driver: Driver) => driver.look(({ toasts }) => void before.set(driver, toasts.length));
const choose = (file: ChosenFile) => async (driver: Driver) => {
  await remember(driver);
  await driver.chooseFile(CHANGE, file);
};

/** The picture in the button: the current or the chosen one. */
const showsPicture = (picture: RegExp) => (driver: Driver) =>
  driver.look((seen) => expect(control(seen, CHANGE).picture).toMatch(picture));
const isUploading = (percent: number) => async (driver: Driver) => {
  await expectBusy(driver, CALL, CHANGE);
  await showsPicture(/^blob:/)(driver);
  await driver.look(({ progress, words }) => {
    expect(progress).toContain(`${PROGRESS} ${percent}`);
    expect(words).toContain(UNDER_WAY);
    expect(words).not.toContain(FAILED);
  });
};
const isIdle = async (driver: Driver) => {
  await expectButton(driver, CHANGE, 'free');
  await expectWaiting(driver, CALL, 0);
  await showsPicture(/\/art\/avatar\.svg$/)(driver);
  await driver.look(({ progress, words }) => {
    expect(progress.join()).not.toContain(PROGRESS);
    expect(words).not.toContain(FAILED);
    expect(words).not.toContain(UNDER_WAY);
  });
};
/** The toasts since the picture was chosen. */
const toastsShown =
  (...texts: string[]) =>
  (driver: Driver) =>
    driver.look(({ toasts }) => expect(toasts.slice(before.get(driver))).toEqual(texts));
const toastsShownAndIdle =
  (...texts: string[]) =>
  async (driver: Driver) => {
    await isIdle(driver);
    await toastsShown(...texts)(driver);
  };
/** A refused picture: the words stay, focused, and nothing is sent. */
const refusedAtOnce = (text: string) => async (driver: Driver) => {
  await toastsShownAndIdle(text)(driver);
  await driver.look(({ focused }) => expect(focused).toBe(text));
};

/** The picture of the member, which can be changed. */
export const avatarSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof avatarModel, Driver> => ({
  async open() {
    const driver = await take();
    // a member without a picture on the server
    await driver.calls.always(USER, userAnswer('8888.88'));
    await driver.open('/userCenter', { member: true, hold: [CALL] });
    await driver.reads('demo888');
    driver.calls.hold(USER);
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    idle: isIdle,
    wrongTypeShown: refusedAtOnce('图片格式不正确，请选择JPG、PNG、GIF或WEBP'),
    tooLargeShown: refusedAtOnce('图片不能超过5MB'),
    sending: isUploading(0),
    halfSent: isUploading(50),
    failed: async (driver) => {
      // the chosen picture is still displayed, and can be sent again
      await driver.look(({ focused, toast, controls }) => {
        expect(focused).not.toBe('');
        expect(focused).toBe(toast);
        expect(controls.map(({ name }) => name)).toContain('重新上传');
      });
      await showsPicture(/^blob:/)(driver);
      await expectWaiting(driver, CALL, 0);
    },
    // an expired session is reported only by the dialog (D6)
    leftToTheDialog: async (driver) => {
      await driver.look(({ dialogs, working, words }) => {
        expect({ dialogs, working }).toEqual({ dialogs: ['认证失败'], working: false });
        expect(words).not.toContain(FAILED);
      });
      await toastsShown()(driver);
      await expectWaiting(driver, CALL, 0);
    },
    changed: async (driver) => {
      await toastsShownAndIdle('头像已更新')(driver);
      await expectWaiting(driver, USER);
    },
  },
  does: {
    // a phone's file picker may ignore `accept`
    chooseNoPicture: choose({ type: 'image/svg+xml', size: 1 }),
    chooseTooLarge: choose({ type: 'image/png', size: LARGEST + 1 }),
    choose: choose({ type: 'image/png', size: LARGEST }),
    halfIsSent: (driver) => driver.calls.progress(CALL, 50),
    serverTakesIt: (driver) => driver.calls.answer(CALL, { code: 200 }),
    serverRefuses: async (driver) => {
      await driver.calls.answer(CALL, { code: 400, message: '图片太暗' });
      await expectToast(driver, '图片太暗');
    },
    networkFails: async (driver) => {
      await driver.calls.answer(CALL, 'late');
      await expectToast(driver, NETWORK_TEXT);
    },
    loginHasExpired: answerUnknownLogin(CALL),
    retry: async (driver) => {
      await remember(driver);
      await driver.press('button', '重新上传');
    },
    cancel: (driver) => driver.press('button', '取消'),
  },
});
