import { describe, expect, test } from 'vitest';
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  refusedPicture,
  type Picture,
} from '#machines/userCenter/pictureRules.ts';
import { combinations } from '#tests/support/combinations.ts';

const TYPE_TEXT = '图片格式不正确，请选择JPG、PNG、GIF或WEBP';
const SIZE_TEXT = '图片不能超过5MB';

describe('the picture of a member', () => {
  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('%s is taken', (type) => {
    expect(refusedPicture({ type, size: 1 })).toBeNull();
  });
  test.each(['', 'image/svg+xml', 'image/heic', 'text/html', 'image/png,', 'IMAGE/PNG '])(
    `“%s” is refused: ${TYPE_TEXT}`,
    (type) => {
      expect(refusedPicture({ type, size: 1 })).toBe(TYPE_TEXT);
    },
  );
  test(`5 MB are taken, one byte more is refused: ${SIZE_TEXT}`, () => {
    expect(PICTURE_MAX_BYTES).toBe(5 * 1024 * 1024);
    expect(refusedPicture({ type: 'image/png', size: PICTURE_MAX_BYTES })).toBeNull();
    expect(refusedPicture({ type: 'image/png', size: PICTURE_MAX_BYTES + 1 })).toBe(SIZE_TEXT);
  });
  test('the kind is checked before the size', () => {
    const all = combinations<Picture>({
      type: [...PICTURE_TYPES, '', 'text/plain'],
      size: [0, PICTURE_MAX_BYTES, PICTURE_MAX_BYTES + 1],
    });
    for (const picture of all) {
      const isPicture = picture.type.startsWith('image/');
      const text = isPicture ? (picture.size > PICTURE_MAX_BYTES ? SIZE_TEXT : null) : TYPE_TEXT;
      expect(refusedPicture(picture)).toBe(text);
    }
  });
});
