// A reader's settings in tests: the same for all files, because they share their modules.
export const prefs = { calm: false, drama: true, pace: 1, sound: true };
