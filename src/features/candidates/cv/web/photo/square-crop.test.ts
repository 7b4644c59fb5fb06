import { expect, test } from 'vitest';
import { atShare, isSquare, middleSquare, movedCrop, shareOf, squareOf } from './square-crop.ts';

const wide = { width: 400, height: 200 };

test('the middle square of a picture, and a magnified one', () => {
  expect(squareOf(wide, middleSquare)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(wide, { ...middleSquare, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('a square stays inside the picture', () => {
  expect(squareOf(wide, { x: 0, y: 1, zoom: 1 })).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, { x: 1, y: 1, zoom: 4 })).toEqual({ left: 350, top: 150, side: 50 });
});

test('moves by shares of its side and comes back from the edge at once', () => {
  const right = movedCrop(wide, middleSquare, [0.25, 0]);
  expect(squareOf(wide, right)).toEqual({ left: 150, top: 0, side: 200 });
  const edge = movedCrop(wide, middleSquare, [10, 10]);
  expect(squareOf(wide, edge)).toEqual({ left: 200, top: 0, side: 200 });
  expect(squareOf(wide, movedCrop(wide, edge, [-0.25, 0]))).toEqual({ left: 150, top: 0, side: 200 });
});

test('a side more than a hundredth longer makes a picture no square', () => {
  expect(isSquare({ width: 1000, height: 1010 })).toBe(true);
  expect(isSquare({ width: 1011, height: 1000 })).toBe(false);
});

test('a slider moves along the way there is, and no further', () => {
  expect(shareOf(wide, middleSquare)).toEqual({ x: 0.5, y: 0.5 });
  const moved = atShare(wide, { ...middleSquare, zoom: 2 }, { x: 1 });
  expect(squareOf(wide, moved)).toEqual({ left: 300, top: 50, side: 100 });
  expect(shareOf(wide, moved)).toEqual({ x: 1, y: 0.5 });
  expect(squareOf(wide, atShare(wide, moved, { y: 0 }))).toEqual({ left: 300, top: 0, side: 100 });
});
