// `node server.js PORT`: boardgame.io's own server with its default storage and authentication, on this computer only.
const { Server, Origins } = require('boardgame.io/server');

const server = Server({ games: [require('./game.js')], origins: [Origins.LOCALHOST] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[2]) } }, () => console.log('ready'));
process.on('SIGTERM', () => process.exit(0));
