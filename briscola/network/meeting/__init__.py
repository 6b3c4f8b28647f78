"""Meeting points: lines through an MQTT server for computers that cannot reach each other."""
