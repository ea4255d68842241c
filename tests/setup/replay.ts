if (process.env.HOLOFOE_REPLAY === '1') {
  const { setForgetful } = await import('@holofoe/table');
  setForgetful(true);
}

export {};
