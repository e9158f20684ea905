/** 移动端尺寸: pixels of a mobile drawing, which is 375 wide, as a part of the width of the window. Source: spec §9. Example: `pxToVw(75)` → '20vw'. */
export const mobileWidthBase = 375

export const pxToVw = (px: number): string => `${Number(((px / mobileWidthBase) * 100).toFixed(4))}vw`
