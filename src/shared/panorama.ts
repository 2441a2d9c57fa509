/** Width / height beyond which a photo is a panorama, which the viewer shows by its height and scrolls sideways. */
export const PANORAMA_RATIO = 2.5;
